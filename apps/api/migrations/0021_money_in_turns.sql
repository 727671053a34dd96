ALTER TABLE "capture" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "capture" ADD COLUMN "retry_of" uuid;--> statement-breakpoint
ALTER TABLE "capture" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "capture" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
UPDATE "capture" SET "status" = CASE "status" WHEN 'done' THEN 'succeeded' WHEN 'refused' THEN 'failed' ELSE "status" END;--> statement-breakpoint
UPDATE "capture" SET "next_try_at" = now() WHERE "status" = 'requested';--> statement-breakpoint
UPDATE "refund" SET "next_try_at" = now() WHERE "status" IN ('requested', 'queued', 'pending', 'processing');--> statement-breakpoint
UPDATE "payment" SET "next_try_at" = now() WHERE "unwanted_at" IS NOT NULL AND "status" = 'authorized';--> statement-breakpoint
ALTER TABLE "capture" ADD CONSTRAINT "capture_retry_of_capture_id_fk" FOREIGN KEY ("retry_of") REFERENCES "public"."capture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "capture_next_try_at_index" ON "capture" USING btree ("next_try_at") WHERE "capture"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_next_try_at_index" ON "payment" USING btree ("next_try_at") WHERE "payment"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "refund_next_try_at_index" ON "refund" USING btree ("next_try_at") WHERE "refund"."next_try_at" is not null;--> statement-breakpoint
ALTER TABLE "capture" ADD CONSTRAINT "capture_retryOf_unique" UNIQUE("retry_of");--> statement-breakpoint
ALTER TABLE "capture" ADD CONSTRAINT "capture_turn" CHECK ("capture"."next_try_at" is not null or "capture"."status" in ('succeeded', 'failed'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_turn" CHECK ("refund"."next_try_at" is not null or "refund"."status" in ('refunded', 'failed', 'canceled'));