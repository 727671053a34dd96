CREATE TABLE "synonym" (
	"term" text PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	"is_two_way" boolean NOT NULL
);
