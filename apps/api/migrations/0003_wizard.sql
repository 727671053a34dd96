CREATE TABLE "wizard" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wizard_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"category_path" text NOT NULL,
	CONSTRAINT "wizard_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "wizard_answer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wizard_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"answer" text NOT NULL,
	"description" text,
	"image" text,
	"filter_values" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wizard_question" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wizard_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wizard_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"explanation" text,
	"is_skippable" boolean NOT NULL,
	"is_multiselect" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wizard_answer" ADD CONSTRAINT "wizard_answer_question_id_wizard_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."wizard_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wizard_question" ADD CONSTRAINT "wizard_question_wizard_id_wizard_id_fk" FOREIGN KEY ("wizard_id") REFERENCES "public"."wizard"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wizard_answer_question_id_index" ON "wizard_answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "wizard_question_wizard_id_index" ON "wizard_question" USING btree ("wizard_id");