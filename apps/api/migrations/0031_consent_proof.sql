CREATE TABLE "consent_proof" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visitor_id" uuid NOT NULL,
	"version" text NOT NULL,
	"statistics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_proof_received_at_index" ON "consent_proof" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "consent_proof_visitor_id_index" ON "consent_proof" USING btree ("visitor_id");