ALTER TABLE "claims" ADD COLUMN "transaction_id" uuid;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claim_of_a_spending" UNIQUE("transaction_id");--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claim_is_delivered_or_undone" CHECK ("claims"."delivered_at" is null or "claims"."undone_at" is null);--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "undone_claim_is_refunded" CHECK ("claims"."undone_at" is null or "claims"."refunded_at" is not null);