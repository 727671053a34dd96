ALTER TABLE "review" ADD COLUMN "opinions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "opinion_rules" smallint DEFAULT 0 NOT NULL;