ALTER TABLE "delivery_day" ADD COLUMN "part" text DEFAULT 'day' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_day" DROP CONSTRAINT "delivery_day_area_date_pk";--> statement-breakpoint
ALTER TABLE "delivery_day" ADD CONSTRAINT "delivery_day_area_date_part_pk" PRIMARY KEY("area","date","part");--> statement-breakpoint
ALTER TABLE "delivery_reservation" ADD COLUMN "part" text DEFAULT 'day' NOT NULL;--> statement-breakpoint
UPDATE "cart" SET "held_day" = "held_day" || '{"part": "day"}'::jsonb WHERE "held_day" IS NOT NULL;
