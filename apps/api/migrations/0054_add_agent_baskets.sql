CREATE TABLE "way_back" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"half_told_at" timestamp with time zone,
	"eve_told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "passkey_only_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "way_back" ADD CONSTRAINT "way_back_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;