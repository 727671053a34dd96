CREATE TABLE "customer_bed" (
	"customer_id" uuid NOT NULL,
	"configuration_id" text NOT NULL,
	"name" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_bed_customer_id_configuration_id_pk" PRIMARY KEY("customer_id","configuration_id")
);
--> statement-breakpoint
ALTER TABLE "customer_bed" ADD CONSTRAINT "customer_bed_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_bed" ADD CONSTRAINT "customer_bed_configuration_id_configuration_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."configuration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_bed_configuration_id_index" ON "customer_bed" USING btree ("configuration_id");