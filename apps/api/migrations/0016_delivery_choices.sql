CREATE TABLE "delivery_day" (
	"area" text NOT NULL,
	"date" date NOT NULL,
	"places" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_day_area_date_pk" PRIMARY KEY("area","date"),
	CONSTRAINT "delivery_day_taken" CHECK ("delivery_day"."taken" between 0 and "delivery_day"."places")
);
--> statement-breakpoint
CREATE TABLE "pickup_point" (
	"id" text PRIMARY KEY NOT NULL,
	"point" jsonb NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_search" (
	"country" text NOT NULL,
	"postcode" text NOT NULL,
	"point_ids" text[] NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pickup_search_country_postcode_pk" PRIMARY KEY("country","postcode")
);
--> statement-breakpoint
CREATE TABLE "delivery_reservation" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"date" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_total";--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "delivery_slot" jsonb;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "haul_away_pieces" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "pickup_point" jsonb;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "held_day" jsonb;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "takes_old_away" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "notes" jsonb DEFAULT '{"deliverer":"","shop":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivery_slot" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "haul_away_pieces" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "pickup_point" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "notes" jsonb DEFAULT '{"deliverer":"","shop":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "haul_away_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "delivery_class" text DEFAULT 'parcel' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "delivery" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_reservation" ADD CONSTRAINT "delivery_reservation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_reservation_area_date_index" ON "delivery_reservation" USING btree ("area","date");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_total" CHECK ("order"."grand_total_cents" = "order"."sub_total_cents" + "order"."shipping_cents" + "order"."payment_cents" + "order"."insurance_cents" + "order"."haul_away_cents" - "order"."discount_cents" and "order"."grand_total_cents" >= 0);