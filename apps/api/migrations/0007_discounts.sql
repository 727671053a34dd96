CREATE TABLE "cart_restore" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"promotion_id" bigint,
	"voucher_id" uuid,
	"email_key" text NOT NULL,
	"once_key" text,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_use_what" CHECK (num_nonnulls("discount_use"."promotion_id", "discount_use"."voucher_id") = 1),
	CONSTRAINT "discount_use_amount" CHECK ("discount_use"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"code" text,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"benefit" text NOT NULL,
	"percent" smallint,
	"amount_cents" integer,
	"group_size" smallint,
	"free_pieces" smallint,
	"minimum_quantity" smallint DEFAULT 1 NOT NULL,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"excludes_reduced" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"once_per_customer" boolean DEFAULT false NOT NULL,
	"max_uses" integer,
	"use_count" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"link" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promotion_key_unique" UNIQUE("key"),
	CONSTRAINT "promotion_code_unique" UNIQUE("code"),
	CONSTRAINT "promotion_code" CHECK (("promotion"."kind" = 'code') = ("promotion"."code" is not null)),
	CONSTRAINT "promotion_free_pieces" CHECK (("promotion"."kind" = 'free_pieces') = ("promotion"."benefit" = 'free_pieces')),
	CONSTRAINT "promotion_group" CHECK ("promotion"."kind" <> 'free_pieces' or ("promotion"."free_pieces" >= 1 and "promotion"."group_size" > "promotion"."free_pieces" and "promotion"."group_size" is not null and "promotion"."free_pieces" is not null)),
	CONSTRAINT "promotion_percent" CHECK (("promotion"."benefit" = 'percentage') = ("promotion"."percent" is not null) and "promotion"."percent" between 1 and 100),
	CONSTRAINT "promotion_amount" CHECK (("promotion"."benefit" = 'amount') = ("promotion"."amount_cents" is not null) and "promotion"."amount_cents" > 0),
	CONSTRAINT "promotion_minimum" CHECK ("promotion"."minimum_cents" >= 0 and "promotion"."minimum_quantity" >= 1),
	CONSTRAINT "promotion_uses" CHECK ("promotion"."use_count" >= 0 and ("promotion"."max_uses" is null or "promotion"."use_count" <= "promotion"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "promotion_category" (
	"promotion_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	CONSTRAINT "promotion_category_promotion_id_category_id_pk" PRIMARY KEY("promotion_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_product" (
	"promotion_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	CONSTRAINT "promotion_product_promotion_id_product_id_pk" PRIMARY KEY("promotion_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "voucher" DROP CONSTRAINT "voucher_order_id_order_id_fk";
--> statement-breakpoint
ALTER TABLE "voucher" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "voucher_code" text;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "discounts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "reason" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "cart_restore" ADD CONSTRAINT "cart_restore_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_category" ADD CONSTRAINT "promotion_category_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_category" ADD CONSTRAINT "promotion_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_product" ADD CONSTRAINT "promotion_product_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_product" ADD CONSTRAINT "promotion_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_restore_cart_id_index" ON "cart_restore" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "discount_use_order_id_index" ON "discount_use" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_use_voucher" ON "discount_use" USING btree ("voucher_id") WHERE "discount_use"."state" <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "discount_use_once" ON "discount_use" USING btree ("promotion_id","once_key") WHERE "discount_use"."state" <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_newsletter_once" ON "voucher" USING btree ("email_key") WHERE "voucher"."reason" = 'newsletter';--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_discount" CHECK ("order_line"."discount_cents" between 0 and "order_line"."price_cents" * "order_line"."quantity");--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_reason" CHECK (("voucher"."reason" = 'order') = ("voucher"."order_id" is not null));--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_newsletter" CHECK ("voucher"."reason" <> 'newsletter' or "voucher"."email_key" is not null);--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_amount" CHECK ("voucher"."amount_cents" > 0 and "voucher"."minimum_cents" >= 0);