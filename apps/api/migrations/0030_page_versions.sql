CREATE TABLE "content_page_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_page_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_page_version_kind_slug_saved_at_index" ON "content_page_version" USING btree ("kind","slug","saved_at");--> statement-breakpoint
INSERT INTO "content_page_version" ("kind", "slug", "title", "body", "saved_at")
SELECT "kind", "slug", "title", "body", "updated_at" FROM "content_page"
WHERE "kind" = 'service' AND "slug" = 'algemene-voorwaarden';
