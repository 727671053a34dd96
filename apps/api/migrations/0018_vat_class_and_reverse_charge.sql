ALTER TABLE "cart" ADD COLUMN "vat_confirmation" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "vat_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "vat_country" text DEFAULT 'NL';--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "vat_confirmation" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "vat_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_vat" CHECK (("order"."vat_country" is null) = ("order"."vat_confirmation" is not null) and ("order"."vat_country" is not null or "order"."vat_cents" = 0));--> statement-breakpoint
UPDATE "product" SET "vat_class" = CASE WHEN "vat_percent" = 0 THEN 'none' ELSE 'reduced' END WHERE "vat_percent" < 15;--> statement-breakpoint
UPDATE "order_line" SET "vat_class" = CASE WHEN "vat_percent" = 0 THEN 'none' ELSE 'reduced' END WHERE "vat_percent" < 15;
