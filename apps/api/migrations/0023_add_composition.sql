ALTER TABLE "category" ADD COLUMN "needs_composition" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "composition" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "has_animal_parts" boolean DEFAULT false NOT NULL;