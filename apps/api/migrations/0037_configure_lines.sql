ALTER TABLE "cart_item" DROP CONSTRAINT "cart_item_cartId_variantId_unique";--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "configuration_id" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "configuration" jsonb;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_configuration_id_configuration_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."configuration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_goods" UNIQUE NULLS NOT DISTINCT("cart_id","variant_id","configuration_id");