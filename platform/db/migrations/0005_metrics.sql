CREATE TABLE "metrics_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "metrics_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"visit_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"release" text NOT NULL,
	"type" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "metrics_event_of_visit" UNIQUE("visit_id","sequence")
);
--> statement-breakpoint
CREATE INDEX "metrics_events_by_time" ON "metrics_events" USING btree ("received_at");