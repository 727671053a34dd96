CREATE TABLE "review_vote" (
	"review_id" bigint NOT NULL,
	"voter_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_vote_review_id_voter_hash_pk" PRIMARY KEY("review_id","voter_hash")
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "writer_network" text;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_vote_age" ON "review_vote" USING btree ("voted_at");