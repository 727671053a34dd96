ALTER TABLE "payment_method" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "lender" jsonb;