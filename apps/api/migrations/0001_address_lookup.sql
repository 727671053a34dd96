CREATE TABLE "address_lookup" (
	"postcode" text NOT NULL,
	"house_number" integer NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_lookup_postcode_house_number_pk" PRIMARY KEY("postcode","house_number")
);
