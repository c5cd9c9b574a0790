import { GraphQLError, GraphQLObjectType, type GraphQLSchema } from "graphql";
import type { GraphContext } from "./context.ts";
import { subscriptionPaths } from "./openapi-documents.ts";

/** Moves the contract's streams from the Query type, where Mesh puts them, to a Subscription type. */
export function subscriptionType(schema: GraphQLSchema): GraphQLObjectType {
  const questions = schema.getQueryType()?.getFields() ?? {};
  const fields = Object.fromEntries(
    [...subscriptionPaths().keys()].map((operationId) => {
      const question = questions[operationId];
      if (!question) throw new Error(`The graph has no ${operationId} to subscribe to`);
      delete questions[operationId];
      const { type, description } = question;
      const args = Object.fromEntries(question.args.map(({ name, ...argument }) => [name, argument]));
      const resolve = (event: Record<string, unknown>) => event[operationId];
      const subscribe = (_: unknown, given: Record<string, unknown>, context: GraphContext) =>
        listen(operationId, given, context);
      return [operationId, { type, description, args, resolve, subscribe }];
    }),
  );
  return new GraphQLObjectType({
    name: "Subscription",
    description: "Streams: each field answers again and again for as long as it is listened to (text/event-stream)",
    fields,
  });
}

function listen(operationId: string, given: Record<string, unknown>, context: GraphContext) {
  if (!context.takesEvents || !context.openEvents) {
    throw new GraphQLError("A subscription is answered as text/event-stream: accept that.", {
      extensions: { code: "bad_document", status: 400 },
    });
  }
  return context.openEvents(operationId, given, context);
}
