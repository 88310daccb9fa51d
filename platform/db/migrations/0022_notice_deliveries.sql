CREATE TABLE "notice_deliveries" (
	"notice_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_deliveries_notice_id_channel_pk" PRIMARY KEY("notice_id","channel")
);
--> statement-breakpoint
ALTER TABLE "club_settings" ADD COLUMN "has_quiet_hours" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "club_settings" ADD COLUMN "quiet_from" integer DEFAULT 22 NOT NULL;--> statement-breakpoint
ALTER TABLE "club_settings" ADD COLUMN "quiet_until" integer DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "club_settings" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_notice_id_notices_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("notice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT pgboss.create_queue('noticeDelivery', '{"policy":"standard","retryLimit":5,"retryDelay":60,"retryBackoff":true,"expireInSeconds":300}');
