CREATE TABLE "customer_passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"can_sync" boolean NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "customer_passkey_credentialId_unique" UNIQUE("credential_id"),
	CONSTRAINT "customer_passkey_counter" CHECK ("customer_passkey"."counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "passkey_question" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"browser_hash" text NOT NULL,
	"customer_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_question_customer" CHECK (("passkey_question"."customer_id" is not null) = ("passkey_question"."purpose" = 'add'))
);
--> statement-breakpoint
ALTER TABLE "customer_passkey" ADD CONSTRAINT "customer_passkey_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_question" ADD CONSTRAINT "passkey_question_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_passkey_customer_id_index" ON "customer_passkey" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "passkey_question_customer_id_index" ON "passkey_question" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "passkey_question_expires_at_index" ON "passkey_question" USING btree ("expires_at");