CREATE TABLE "cart_browser" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"session_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "joined" jsonb;--> statement-breakpoint
ALTER TABLE "cart_browser" ADD CONSTRAINT "cart_browser_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_browser" ADD CONSTRAINT "cart_browser_session_id_customer_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."customer_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_browser_customer_id_index" ON "cart_browser" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cart_browser_session_id_index" ON "cart_browser" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_customer_id_index" ON "cart" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_open_per_customer" ON "cart" USING btree ("customer_id") WHERE "cart"."ordered_at" is null;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_owner" CHECK (("cart"."token_hash" is null) = ("cart"."customer_id" is not null));