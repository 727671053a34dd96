CREATE TABLE "bed_mail" (
	"address_hash" text NOT NULL,
	"configuration_id" text NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bed_mail_address_hash_configuration_id_pk" PRIMARY KEY("address_hash","configuration_id")
);
--> statement-breakpoint
ALTER TABLE "bed_mail" ADD CONSTRAINT "bed_mail_configuration_id_configuration_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."configuration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bed_mail_mailed_at_index" ON "bed_mail" USING btree ("mailed_at");