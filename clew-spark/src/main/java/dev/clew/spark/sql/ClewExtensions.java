package dev.clew.spark.sql;

import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.classic.UserDefinedFunctionUtils;
import org.apache.spark.sql.expressions.SparkUserDefinedFunction;
import org.apache.spark.sql.expressions.UserDefinedFunction;
import scala.Tuple3;
import scala.collection.immutable.Seq;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * Makes the functions known to every session that has {@code spark.sql.extensions=dev.clew.spark.sql.ClewExtensions}. What
 * Clew needs of Catalyst, which promises nothing to others, is in this class alone.
 */
public final class ClewExtensions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit> {
    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        ClewFunctions.all().forEach((name, function) -> inject(extensions, name, function.withName(name)));
        return BoxedUnit.UNIT;
    }

    private static void inject(SparkSessionExtensions extensions, String name, UserDefinedFunction function) {
        extensions.injectFunction(new Tuple3<>(
                new FunctionIdentifier(name),
                new ExpressionInfo(ClewFunctions.class.getName(), name),
                new Building((SparkUserDefinedFunction) function)));
    }

    /** Makes an expression of a call. */
    private static final class Building extends AbstractFunction1<Seq<Expression>, Expression> {
        private final SparkUserDefinedFunction function;

        Building(SparkUserDefinedFunction function) {
            this.function = function;
        }

        @Override
        public Expression apply(Seq<Expression> arguments) {
            return UserDefinedFunctionUtils.toScalaUDF(function, arguments);
        }
    }
}
