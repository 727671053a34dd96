CREATE TABLE "review_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" bigint,
	"place" smallint DEFAULT 0 NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"placeholder" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_picture" ADD CONSTRAINT "review_picture_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_picture_review_id_place_index" ON "review_picture" USING btree ("review_id","place");--> statement-breakpoint
CREATE INDEX "review_picture_waiting" ON "review_picture" USING btree ("sent_at") WHERE "review_picture"."review_id" is null;