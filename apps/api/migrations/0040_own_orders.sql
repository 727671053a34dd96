CREATE TABLE "order_owner" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"how" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "order_owner_times" CHECK ("order_owner"."left_at" is null or "order_owner"."left_at" >= "order_owner"."joined_at")
);
--> statement-breakpoint
ALTER TABLE "order_owner" ADD CONSTRAINT "order_owner_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_owner" ADD CONSTRAINT "order_owner_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_owner_customer_id_index" ON "order_owner" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_email_name" ON "order" USING btree (lower("email" collate "C"));