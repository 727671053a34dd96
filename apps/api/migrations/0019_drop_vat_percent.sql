ALTER TABLE "product" DROP CONSTRAINT "product_vat";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "vat_percent";