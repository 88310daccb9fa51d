CREATE TABLE "declined_friend_requests" (
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"declined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declined_friend_requests_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "sent_friend_requests" (
	"sent_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_friend_requests_sent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "declined_friend_requests" ADD CONSTRAINT "declined_friend_requests_from_id_accounts_user_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_friend_requests" ADD CONSTRAINT "declined_friend_requests_to_id_accounts_user_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_friend_requests" ADD CONSTRAINT "sent_friend_requests_from_id_accounts_user_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_friend_requests_by_sender" ON "sent_friend_requests" USING btree ("from_id","sent_at");