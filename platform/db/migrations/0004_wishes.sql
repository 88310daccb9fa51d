CREATE TABLE "wishes" (
	"profile_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"wished_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "wishes_profile_id_reward_id_pk" PRIMARY KEY("profile_id","reward_id")
);
--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_reward_id_rewards_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("reward_id") ON DELETE no action ON UPDATE no action;