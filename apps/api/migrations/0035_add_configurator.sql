CREATE TABLE "configurator" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	CONSTRAINT "configurator_productId_unique" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "configurator_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "configurator_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"definition" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "configurator" ADD CONSTRAINT "configurator_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "configurator_version" ADD CONSTRAINT "configurator_version_slug_configurator_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."configurator"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "configurator_version_slug_id_index" ON "configurator_version" USING btree ("slug","id");