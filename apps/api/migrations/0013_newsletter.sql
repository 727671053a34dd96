CREATE TABLE "newsletter_signup" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"email" text NOT NULL,
	"source" text NOT NULL,
	"consent_text" text NOT NULL,
	"ip_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirm_ip_hash" text,
	CONSTRAINT "newsletter_signup_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriber_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "newsletter_signup" ADD CONSTRAINT "newsletter_signup_subscriber_id_newsletter_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_signup_subscriber_id_created_at_index" ON "newsletter_signup" USING btree ("subscriber_id","created_at");--> statement-breakpoint
CREATE INDEX "newsletter_signup_expires_at_index" ON "newsletter_signup" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_state_state_at_index" ON "newsletter_subscriber" USING btree ("state","state_at");