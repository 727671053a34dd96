CREATE TABLE "review" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"order_line_id" uuid,
	"email_hash" text,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"score" smallint NOT NULL,
	"state" text NOT NULL,
	"held_for" text[] DEFAULT '{}' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"is_example" boolean DEFAULT false NOT NULL,
	CONSTRAINT "review_orderLineId_unique" UNIQUE("order_line_id"),
	CONSTRAINT "review_once_per_person" UNIQUE("product_id","email_hash"),
	CONSTRAINT "review_score" CHECK ("review"."score" between 1 and 5),
	CONSTRAINT "review_writer" CHECK ("review"."is_example" or "review"."email_hash" is not null),
	CONSTRAINT "review_decided" CHECK (("review"."state" = 'submitted') = ("review"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "review_invitation" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"invited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_opt_out" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "rating_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_published" ON "review" USING btree ("product_id","written_at","id") WHERE "review"."state" = 'published';--> statement-breakpoint
CREATE INDEX "review_latest" ON "review" USING btree ("written_at","id") WHERE "review"."state" = 'published';--> statement-breakpoint
CREATE INDEX "review_undecided" ON "review" USING btree ("state","written_at") WHERE "review"."state" <> 'published';--> statement-breakpoint
CREATE INDEX "review_email_hash_index" ON "review" USING btree ("email_hash");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_rating" CHECK ("product"."rating_total" between "product"."rating_count" and 5 * "product"."rating_count");