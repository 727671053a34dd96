CREATE TABLE "account_deletion" (
	"receipt" text PRIMARY KEY NOT NULL,
	"account_hash" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_owner" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_owner" ADD CONSTRAINT "order_owner_left" CHECK ("order_owner"."customer_id" is not null or "order_owner"."left_at" is not null);