CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "change" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"entity" text NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "mail_message_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"country_code" text,
	"shipping_method" text,
	"payment_method" text,
	"insurance" boolean DEFAULT false NOT NULL,
	"held_pieces" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ordered_at" timestamp with time zone,
	CONSTRAINT "cart_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_item_cartId_variantId_unique" UNIQUE("cart_id","variant_id"),
	CONSTRAINT "cart_item_quantity" CHECK ("cart_item"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "brand_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"in_navigation" boolean DEFAULT false NOT NULL,
	"banner_image" text,
	"card_image" text,
	"banner_tile" jsonb,
	"action_steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tiles_per_row" smallint DEFAULT 3 NOT NULL,
	"facet_keys" text[] DEFAULT '{}' NOT NULL,
	"countdown" text,
	"wizard_code" text,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "category_path_unique" UNIQUE("path"),
	CONSTRAINT "category_tiles_per_row" CHECK ("category"."tiles_per_row" in (3, 4)),
	CONSTRAINT "category_path" CHECK ("category"."path" ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$')
);
--> statement-breakpoint
CREATE TABLE "facet" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" text NOT NULL,
	"selection_type" text DEFAULT 'link' NOT NULL,
	"position" smallint NOT NULL,
	"info_text" text,
	"collapsible" boolean DEFAULT true NOT NULL,
	"collapsed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "facet_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "facet_value" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"facet_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"color" text,
	"position" smallint NOT NULL,
	CONSTRAINT "facet_value_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "manufacturer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manufacturer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "manufacturer_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" bigint NOT NULL,
	"price_cents" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	CONSTRAINT "price_history_order" CHECK ("price_history"."valid_to" is null or "price_history"."valid_to" > "price_history"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"brand_id" bigint NOT NULL,
	"main_category_id" bigint NOT NULL,
	"manufacturer_id" bigint NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"highlights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"specifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"care" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"energy_label" text,
	"custom_fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"delivery_class" text NOT NULL,
	"lead_time_days" smallint,
	"vat_percent" smallint DEFAULT 21 NOT NULL,
	"made_to_measure" boolean DEFAULT false NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_slug_unique" UNIQUE("slug"),
	CONSTRAINT "product_sku_unique" UNIQUE("sku"),
	CONSTRAINT "product_slug" CHECK ("product"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "product_vat" CHECK ("product"."vat_percent" between 0 and 30)
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	CONSTRAINT "product_category_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_facet_value" (
	"product_id" bigint NOT NULL,
	"facet_value_id" bigint NOT NULL,
	CONSTRAINT "product_facet_value_product_id_facet_value_id_pk" PRIMARY KEY("product_id","facet_value_id")
);
--> statement-breakpoint
CREATE TABLE "product_image" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_image_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"key" text NOT NULL,
	"alt" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "product_image_productId_position_unique" UNIQUE("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_option" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_option_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "product_option_productId_key_unique" UNIQUE("product_id","key")
);
--> statement-breakpoint
CREATE TABLE "product_option_value" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_option_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"option_id" bigint NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"color" text,
	"position" smallint NOT NULL,
	CONSTRAINT "product_option_value_optionId_key_unique" UNIQUE("option_id","key")
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"ean" text,
	"title" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"stock_on_hand" integer DEFAULT 0 NOT NULL,
	"stock_reserved" integer DEFAULT 0 NOT NULL,
	"image_key" text,
	"weight_grams" integer,
	"position" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "variant_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variant_price" CHECK ("variant"."price_cents" > 0),
	CONSTRAINT "variant_stock" CHECK ("variant"."stock_reserved" >= 0 and "variant"."stock_on_hand" >= "variant"."stock_reserved")
);
--> statement-breakpoint
CREATE TABLE "variant_option_value" (
	"variant_id" bigint NOT NULL,
	"option_value_id" bigint NOT NULL,
	CONSTRAINT "variant_option_value_variant_id_option_value_id_pk" PRIMARY KEY("variant_id","option_value_id")
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"cart_id" uuid PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_block" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"key" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"number" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"email" text NOT NULL,
	"details" jsonb NOT NULL,
	"shipping_method" jsonb NOT NULL,
	"payment_method" jsonb NOT NULL,
	"insurance" boolean NOT NULL,
	"sub_total_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"payment_cents" integer NOT NULL,
	"insurance_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"grand_total_cents" integer NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"reserved_until" timestamp with time zone NOT NULL,
	CONSTRAINT "order_publicId_unique" UNIQUE("public_id"),
	CONSTRAINT "order_number_unique" UNIQUE("number"),
	CONSTRAINT "order_total" CHECK ("order"."grand_total_cents" = "order"."sub_total_cents" + "order"."shipping_cents" + "order"."payment_cents" + "order"."insurance_cents" - "order"."discount_cents" and "order"."grand_total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"variant_id" bigint NOT NULL,
	"product_slug" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"image_key" text,
	"price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"vat_percent" smallint NOT NULL,
	"made_to_measure" boolean NOT NULL,
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_reservation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_reservation_quantity" CHECK ("stock_reservation"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"minimum_cents" integer NOT NULL,
	"valid_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_code_unique" UNIQUE("code"),
	CONSTRAINT "voucher_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"checkout_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_provider_providerId_unique" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "test_provider_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"description" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"redirect_url" text NOT NULL,
	"webhook_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_provider_payment_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_value" ADD CONSTRAINT "facet_value_facet_id_facet_id_fk" FOREIGN KEY ("facet_id") REFERENCES "public"."facet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_main_category_id_category_id_fk" FOREIGN KEY ("main_category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_manufacturer_id_manufacturer_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facet_value" ADD CONSTRAINT "product_facet_value_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facet_value" ADD CONSTRAINT "product_facet_value_facet_value_id_facet_value_id_fk" FOREIGN KEY ("facet_value_id") REFERENCES "public"."facet_value"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option" ADD CONSTRAINT "product_option_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_option_value" ADD CONSTRAINT "product_option_value_option_id_product_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_option_value" ADD CONSTRAINT "variant_option_value_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_option_value" ADD CONSTRAINT "variant_option_value_option_value_id_product_option_value_id_fk" FOREIGN KEY ("option_value_id") REFERENCES "public"."product_option_value"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_tx_index" ON "change" USING btree ("tx");--> statement-breakpoint
CREATE INDEX "change_at_index" ON "change" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mail_message_unsent" ON "mail_message" USING btree ("created_at") WHERE "mail_message"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "category_parent_id_index" ON "category" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "facet_value_facet_id_index" ON "facet_value" USING btree ("facet_id");--> statement-breakpoint
CREATE INDEX "price_history_variant_id_valid_from_index" ON "price_history" USING btree ("variant_id","valid_from");--> statement-breakpoint
CREATE INDEX "product_brand_id_index" ON "product" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_main_category_id_index" ON "product" USING btree ("main_category_id");--> statement-breakpoint
CREATE INDEX "product_category_category_id_index" ON "product_category" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_facet_value_facet_value_id_index" ON "product_facet_value" USING btree ("facet_value_id");--> statement-breakpoint
CREATE INDEX "variant_product_id_index" ON "variant" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_status_reserved_until_index" ON "order" USING btree ("status","reserved_until");--> statement-breakpoint
CREATE UNIQUE INDEX "order_unpaid_per_cart" ON "order" USING btree ("cart_id") WHERE "order"."status" in ('new', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "order_event_order_id_index" ON "order_event" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_order_id_index" ON "order_line" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_reservation_live" ON "stock_reservation" USING btree ("order_id","variant_id") WHERE "stock_reservation"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "payment_reference_index" ON "payment" USING btree ("reference");