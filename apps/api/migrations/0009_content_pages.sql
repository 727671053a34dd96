CREATE TABLE "category_text" (
	"category_path" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"body" jsonb NOT NULL,
	"image_key" text,
	"seo_title" text,
	"seo_description" text,
	"topic" text,
	"position" integer DEFAULT 0 NOT NULL,
	"related_slugs" text[] DEFAULT '{}' NOT NULL,
	"reading_minutes" smallint NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "content_page_kind_slug" UNIQUE("kind","slug"),
	CONSTRAINT "content_page_slug" CHECK ("content_page"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirect_local" CHECK ("redirect"."from_path" ~ '^/[^/]' and "redirect"."to_path" ~ '^/([^/]|$)')
);
--> statement-breakpoint
CREATE INDEX "content_page_kind_published_at_index" ON "content_page" USING btree ("kind","published_at");--> statement-breakpoint
CREATE INDEX "redirect_to_path_index" ON "redirect" USING btree ("to_path");