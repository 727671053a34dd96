ALTER TABLE "order" DROP CONSTRAINT "order_total";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "costs" jsonb;--> statement-breakpoint
CREATE FUNCTION sum_of_costs(costs jsonb) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN (SELECT coalesce(sum((cost ->> 'cents')::integer), 0)::integer FROM jsonb_array_elements(costs) AS cost);--> statement-breakpoint
-- The previous version of the shop has a column for each of its four kinds of cost, and may run beside this one. What it
-- writes there comes into the list, and what this version writes into the list comes there. The release after this one
-- can drop the four columns, the trigger and its function.
CREATE FUNCTION keep_order_costs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_of_previous_version boolean := NEW.costs IS NULL;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		is_of_previous_version := is_of_previous_version OR NEW.costs = OLD.costs AND
			(NEW.shipping_cents, NEW.haul_away_cents, NEW.insurance_cents, NEW.payment_cents) IS DISTINCT FROM
			(OLD.shipping_cents, OLD.haul_away_cents, OLD.insurance_cents, OLD.payment_cents);
	END IF;
	IF is_of_previous_version THEN
		NEW.costs := (
			SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'title', title, 'cents', cents) ORDER BY place), '[]')
			FROM (VALUES
				(1, 'shipping', NEW.shipping_method ->> 'title', NEW.shipping_cents),
				(2, 'haul_away', CASE NEW.haul_away_pieces WHEN 1 THEN 'Oud bed of matras meenemen'
					ELSE 'Oude bedden of matrassen meenemen (' || NEW.haul_away_pieces || ')' END, NEW.haul_away_cents),
				(3, 'insurance', 'Transportverzekering', NEW.insurance_cents),
				(4, 'payment', 'Kosten ' || (NEW.payment_method ->> 'title'), NEW.payment_cents)
			) AS cost (place, kind, title, cents)
			WHERE kind = 'shipping' OR cents <> 0
		);
	ELSE
		SELECT
			coalesce(sum(cents) FILTER (WHERE kind = 'shipping'), 0),
			coalesce(sum(cents) FILTER (WHERE kind = 'haul_away'), 0),
			coalesce(sum(cents) FILTER (WHERE kind = 'insurance'), 0),
			coalesce(sum(cents) FILTER (WHERE kind = 'payment'), 0)
		INTO NEW.shipping_cents, NEW.haul_away_cents, NEW.insurance_cents, NEW.payment_cents
		FROM jsonb_to_recordset(NEW.costs) AS cost (kind text, cents integer);
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER order_costs_kept BEFORE INSERT OR UPDATE ON "order" FOR EACH ROW EXECUTE FUNCTION keep_order_costs();--> statement-breakpoint
-- The trigger writes the list of every order that has none.
UPDATE "order" SET "costs" = NULL;--> statement-breakpoint
ALTER TABLE "order" ALTER COLUMN "costs" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_costs" CHECK (not "order"."costs" @? '$[*] ? (!(@.kind.type() == "string" && @.cents >= 0))');--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_total" CHECK ("order"."grand_total_cents" = "order"."sub_total_cents" + sum_of_costs("order"."costs") - "order"."discount_cents" and "order"."grand_total_cents" >= 0);
