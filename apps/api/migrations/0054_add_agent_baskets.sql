CREATE TABLE "agent_answer" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"status" smallint NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_basket" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "agent_basket" ADD CONSTRAINT "agent_basket_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_answer_created_at_index" ON "agent_answer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "agent_basket_cart_id_index" ON "agent_basket" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "agent_basket_expires_at_index" ON "agent_basket" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_basket_open_checkout" ON "agent_basket" USING btree ("cart_id") WHERE "agent_basket"."kind" = 'checkout' and "agent_basket"."canceled_at" is null;