CREATE TABLE "payment_offer" (
	"country" text PRIMARY KEY NOT NULL,
	"methods" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
