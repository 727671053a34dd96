ALTER TABLE "variant" DROP CONSTRAINT "variant_price";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "sample_keys" text[];--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_sample_keys" ON "order" USING gin ("sample_keys") WHERE "order"."sample_keys" is not null;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_price" CHECK ("variant"."price_cents" >= 0);