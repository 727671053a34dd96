CREATE TABLE "product_question" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"asker" text NOT NULL,
	"email" text,
	"email_hash" text,
	"question" text NOT NULL,
	"held_for" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"is_example" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_question_answer" CHECK (("product_question"."state" = 'answered') = ("product_question"."answer" is not null and "product_question"."answered_at" is not null)),
	CONSTRAINT "product_question_email" CHECK ("product_question"."email" is null or "product_question"."state" = 'waiting')
);
--> statement-breakpoint
ALTER TABLE "product_question" ADD CONSTRAINT "product_question_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_question_shown" ON "product_question" USING btree ("product_id","answered_at","id") WHERE "product_question"."state" = 'answered';--> statement-breakpoint
CREATE INDEX "product_question_waiting" ON "product_question" USING btree ("state","asked_at") WHERE "product_question"."state" <> 'answered';--> statement-breakpoint
CREATE INDEX "product_question_email_hash_index" ON "product_question" USING btree ("email_hash");