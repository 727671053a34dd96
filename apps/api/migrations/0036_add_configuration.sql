CREATE TABLE "configuration" (
	"id" text PRIMARY KEY NOT NULL,
	"version_id" bigint NOT NULL,
	"choices" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "configuration_id" CHECK ("configuration"."id" ~ '^[0-9a-v]{12}$'),
	CONSTRAINT "configuration_price" CHECK ("configuration"."price_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "configuration" ADD CONSTRAINT "configuration_version_id_configurator_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."configurator_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "configuration_version_id_index" ON "configuration" USING btree ("version_id");