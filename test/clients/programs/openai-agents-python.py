import asyncio
import json
import os

from agents.mcp import MCPServerStreamableHttp

PARAMS = {'url': os.environ['CUSPAL_URL'], 'headers': {'Authorization': f"Bearer {os.environ['CUSPAL_KEY']}"}}


async def main():
    async with MCPServerStreamableHttp(PARAMS, client_session_timeout_seconds=60) as server:
        tools = await server.list_tools()
        result = await server.call_tool(os.environ['CUSPAL_TOOL'], json.loads(os.environ['CUSPAL_ARGUMENTS']))
        print(json.dumps({'tools': [tool.name for tool in tools], 'text': result.content[0].text}))


asyncio.run(main())
