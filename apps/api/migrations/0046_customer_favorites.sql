CREATE TABLE "customer_favorite" (
	"customer_id" uuid NOT NULL,
	"product_id" bigint NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_favorite_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_favorite_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "customer_favorite" ADD CONSTRAINT "customer_favorite_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_favorite" ADD CONSTRAINT "customer_favorite_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_favorite_product_id_index" ON "customer_favorite" USING btree ("product_id");