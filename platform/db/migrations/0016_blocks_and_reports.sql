CREATE TABLE "blocks" (
	"profile_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_profile_id_blocked_id_pk" PRIMARY KEY("profile_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "player_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_accounts_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_reports" ADD CONSTRAINT "player_reports_reporter_id_accounts_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_reports" ADD CONSTRAINT "player_reports_reported_id_accounts_user_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_by_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_report" ON "player_reports" USING btree ("reporter_id","reported_id") WHERE "player_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "player_reports_by_reporter" ON "player_reports" USING btree ("reporter_id","reported_at");--> statement-breakpoint
CREATE INDEX "player_reports_by_reported" ON "player_reports" USING btree ("reported_id");