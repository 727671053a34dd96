CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_name" text NOT NULL,
	"details" jsonb NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"alarm" jsonb,
	CONSTRAINT "customer_emailName_unique" UNIQUE("email_name")
);
--> statement-breakpoint
CREATE TABLE "customer_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"device" text NOT NULL,
	"method" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "guess_count" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"email_name" text NOT NULL,
	"browser_hash" text NOT NULL,
	"customer_id" uuid,
	"registration" jsonb,
	"tries_left" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mailbox_proof_tries" CHECK ("mailbox_proof"."tries_left" >= 0),
	CONSTRAINT "mailbox_proof_registration" CHECK (("mailbox_proof"."registration" is not null) = ("mailbox_proof"."purpose" = 'register')),
	CONSTRAINT "mailbox_proof_customer" CHECK (("mailbox_proof"."customer_id" is not null) = ("mailbox_proof"."purpose" = 'change_email'))
);
--> statement-breakpoint
ALTER TABLE "customer_session" ADD CONSTRAINT "customer_session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_proof" ADD CONSTRAINT "mailbox_proof_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_session_customer_id_index" ON "customer_session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_session_ends_at_index" ON "customer_session" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "guess_count_last_at_index" ON "guess_count" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "mailbox_proof_browser_hash_purpose_index" ON "mailbox_proof" USING btree ("browser_hash","purpose");--> statement-breakpoint
CREATE INDEX "mailbox_proof_email_name_index" ON "mailbox_proof" USING btree ("email_name");--> statement-breakpoint
CREATE INDEX "mailbox_proof_expires_at_index" ON "mailbox_proof" USING btree ("expires_at");