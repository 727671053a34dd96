CREATE TABLE "saved_chat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"rating" smallint NOT NULL,
	"messages" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_chat_saved_at_index" ON "saved_chat" USING btree ("saved_at");