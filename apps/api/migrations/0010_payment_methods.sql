CREATE TABLE "payment_method" (
	"code" text PRIMARY KEY NOT NULL,
	"is_active" boolean,
	"title" text,
	"description" text,
	"logo" text,
	"countries" text[],
	"min_cents" integer,
	"max_cents" integer,
	"position" integer
);
--> statement-breakpoint
CREATE TABLE "test_provider_move" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "test_provider_move_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "payment_answers" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "payment_answers" jsonb;--> statement-breakpoint
ALTER TABLE "test_provider_payment" ADD COLUMN "takes_money_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_provider_payment" ADD COLUMN "captured_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_provider_payment" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_provider_move" ADD CONSTRAINT "test_provider_move_payment_id_test_provider_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."test_provider_payment"("id") ON DELETE no action ON UPDATE no action;