CREATE TABLE "model_cost" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL
);
