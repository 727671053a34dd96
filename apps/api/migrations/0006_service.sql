CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"fingerprint" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"order_number" text,
	"message" text NOT NULL,
	CONSTRAINT "contact_message_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contact_message_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"fingerprint" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text NOT NULL,
	"items" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_id" uuid,
	"verdict" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "withdrawal_reference_unique" UNIQUE("reference"),
	CONSTRAINT "withdrawal_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_email_received_at_index" ON "contact_message" USING btree ("email","received_at");--> statement-breakpoint
CREATE INDEX "contact_message_received_at_index" ON "contact_message" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "withdrawal_email_received_at_index" ON "withdrawal" USING btree ("email","received_at");--> statement-breakpoint
CREATE INDEX "withdrawal_received_at_index" ON "withdrawal" USING btree ("received_at");