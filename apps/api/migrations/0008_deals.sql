CREATE TABLE "deal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"price_cents" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"piece_cap" integer,
	"pieces_taken" integer DEFAULT 0 NOT NULL,
	"used_up_at" timestamp with time zone,
	"repeat_after_days" smallint,
	"repeated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deal_price" CHECK ("deal"."price_cents" > 0),
	CONSTRAINT "deal_time" CHECK ("deal"."ends_at" > "deal"."starts_at"),
	CONSTRAINT "deal_ended" CHECK ("deal"."ended_at" is null or "deal"."ended_at" between "deal"."starts_at" and "deal"."ends_at"),
	CONSTRAINT "deal_pieces" CHECK ("deal"."pieces_taken" >= 0 and "deal"."pieces_taken" <= coalesce("deal"."piece_cap", "deal"."pieces_taken")),
	CONSTRAINT "deal_cap" CHECK ("deal"."piece_cap" > 0),
	CONSTRAINT "deal_repeat" CHECK ("deal"."repeat_after_days" > 30)
);
--> statement-breakpoint
CREATE TABLE "deal_reservation" (
	"order_id" uuid NOT NULL,
	"deal_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "deal_reservation_order_id_deal_id_pk" PRIMARY KEY("order_id","deal_id"),
	CONSTRAINT "deal_reservation_quantity" CHECK ("deal_reservation"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "held_deal_pieces" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "filled_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "deal_id" bigint;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_reservation" ADD CONSTRAINT "deal_reservation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_reservation" ADD CONSTRAINT "deal_reservation_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_variant_id_starts_at_index" ON "deal" USING btree ("variant_id","starts_at");--> statement-breakpoint
CREATE INDEX "deal_starts_at_index" ON "deal" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "deal_ends_at_index" ON "deal" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "deal_reservation_deal_id_index" ON "deal_reservation" USING btree ("deal_id");--> statement-breakpoint
-- Ranges on both sides, since GiST has no operator for whole numbers without an extension. A deal that was ended before it
-- began is an empty range, which overlaps nothing.
ALTER TABLE "deal" ADD CONSTRAINT "deal_no_overlap" EXCLUDE USING gist (
	int8range("variant_id", "variant_id", '[]') WITH &&,
	tstzrange("starts_at", coalesce("ended_at", "ends_at")) WITH &&
);
