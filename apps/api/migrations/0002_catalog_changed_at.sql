ALTER TABLE "category" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Triggers, since many use cases write these rows and every one of them would have to remember it. They change the row
-- that is being written and no other, so they add no lock: orders reserve stock at the same time.
CREATE FUNCTION set_changed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.changed_at := now();
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER product_changed BEFORE UPDATE ON "product" FOR EACH ROW
	WHEN (to_jsonb(OLD) - '{popularity}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{popularity}'::text[])
	EXECUTE FUNCTION set_changed_at();--> statement-breakpoint
CREATE TRIGGER category_changed BEFORE UPDATE ON "category" FOR EACH ROW
	WHEN (OLD.* IS DISTINCT FROM NEW.*)
	EXECUTE FUNCTION set_changed_at();--> statement-breakpoint
-- One piece more or less changes nothing that a page tells machines; selling out and coming back does.
CREATE TRIGGER variant_changed BEFORE UPDATE ON "variant" FOR EACH ROW
	WHEN (
		to_jsonb(OLD) - '{stock_on_hand,stock_reserved}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{stock_on_hand,stock_reserved}'::text[]
		OR (OLD.stock_on_hand > OLD.stock_reserved) <> (NEW.stock_on_hand > NEW.stock_reserved)
	)
	EXECUTE FUNCTION set_changed_at();
